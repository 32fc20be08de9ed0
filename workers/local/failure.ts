/** Something the person at the keyboard can mend. The message is one line: what happened, and what to do. */
export class Failure extends Error {}
