/** For what a page came back to show: whoever goes on by keyboard goes on there, and not at its top. */
export const COMES_FIRST = { tabIndex: -1, autoFocus: true };
