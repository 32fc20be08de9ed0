/** `deletes`: which jobs; `userId`: whose own ones. */
export type JobRights = { posts: boolean; deletes: string; userId: string };
