import { paths } from "~/paths";

/** Where somebody without an account makes one: for a job on its own page, for a company on the other. */
export function registrationPath(wanted: string | null): string {
  const jobId = jobWanted(wanted);
  return jobId === null ? paths.register(wanted ?? undefined) : paths.apply(jobId);
}

export const jobWanted = (wanted: string | null): string | null =>
  /^\/(?:apply|upload|assess|applications)\/([0-9A-HJKMNP-TV-Z]{26})(?=[/?#]|$)/.exec(wanted ?? "")?.[1] ??
  null;
