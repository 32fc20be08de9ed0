/** The reason goes to the log as it is, so it never holds anything from the file. */
export class Unreadable extends Error {
  override name = "Unreadable";
}

export class Locked extends Error {
  override name = "Locked";
}

export class TooOld extends Error {
  override name = "TooOld";
}
