/** Something wrong with the built site, at one of its addresses. */
export type SiteProblem = { address: string; says: string };
