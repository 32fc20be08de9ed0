/** Ends the reading of a file. The reason goes to the log as it is, so it never holds anything from the file. */
export class Unreadable extends Error {
  override name = "Unreadable";
}

/** The file asks for a password that we do not have. */
export class Locked extends Error {
  override name = "Locked";
}
