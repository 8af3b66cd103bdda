/** Part of a deposit that the referring project gets, in hundredths of a percent: 10 %. Source: ADR 0022. */
export const referralShareBasisPoints = 1_000;

/** The same for partners: 20 %. Source: ADR 0022. */
export const partnerShareBasisPoints = 2_000;

/** For how many months after the sign-up deposits are shared. Source: ADR 0022. */
export const referralMonths = 12;
