import { minutes } from "~/lib/time";

/** UTF-16 units. */
export const LONGEST_NOTE = 5000;
const EDITED_FOR = minutes(15);
export const MOST_EDITS = 20;
export const MOST_NOTES = 500;

type Written = { userId: string; createdAt: Date; deletedAt: Date | null };

export const mayEdit = ({ userId, createdAt, deletedAt }: Written, readerId: string, now: Date): boolean =>
  userId === readerId && deletedAt === null && now.getTime() - createdAt.getTime() < EDITED_FOR;

/** `reach`: of the right to delete notes. */
export const mayDelete = ({ userId, deletedAt }: Written, readerId: string, reach: string): boolean =>
  deletedAt === null && (reach === "all" || (reach === "own" && userId === readerId));
