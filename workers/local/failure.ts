/** One line for the person at the keyboard: what happened, and what to do. */
export class Failure extends Error {}
