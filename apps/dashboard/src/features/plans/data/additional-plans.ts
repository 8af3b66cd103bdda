import { planCatalogue } from '@onepoint/plans-domain';

/** What is bought beside a plan. */
export const additionalPlans = planCatalogue.filter(({ sectionType }) => sectionType === 'AdditionalPlan');
