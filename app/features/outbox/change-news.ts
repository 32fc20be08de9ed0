import { paths } from "~/paths";

export const changeNews = (publicOrigin: string) =>
  `Change what you hear of: ${publicOrigin}${paths.notificationSettings()}`;
