/** Passwords that were stolen elsewhere and are tried everywhere. */
export interface Breaches {
  /** False too where nobody answers in time: no person waits for it, or is refused for it. */
  hold(password: string): Promise<boolean>;
}
