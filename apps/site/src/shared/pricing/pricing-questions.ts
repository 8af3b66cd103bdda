/** Questions about prices, in their order; their texts are `pricing.questions.items.<id>` of `page`. */
export const pricingQuestions = ['bill', 'minimum', 'limit', 'free', 'enterprise'] as const;
