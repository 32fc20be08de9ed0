/** `deletes`: which jobs; `userId`: whose own ones. */
export type JobRights = { posts: boolean; suggests: boolean; deletes: string; userId: string };
