import { may } from "~/features/members/rules";
import type { Viewer } from "./session";

/** What the header of a page says of whoever is signed in. */
export const personShown = ({ role, ...viewer }: Viewer) => ({
  name: viewer.personName,
  email: viewer.email,
  recruiter: viewer.recruiter,
  posts: role !== null && may(role, "jobs.create"),
  lists: role !== null && may(role, "jobs.list"),
  verified: viewer.emailVerified,
  unread: viewer.unreadNotifications,
});
