/** What people send is kept for so long at most: the Privacy Policy promises it. */
export const SENT_KEPT_YEARS = 5;
