type JobType = "full-time" | "part-time" | "contract" | "internship" | "temporary";
type LocationType = "remote" | "office" | "hybrid";

export const JOB_TYPE_WORDS: Record<JobType, string> = {
  "full-time": "Full-time",
  "part-time": "Part-time",
  contract: "Contract",
  internship: "Internship",
  temporary: "Temporary",
};

export const LOCATION_TYPE_WORDS: Record<LocationType, string> = {
  remote: "Remote",
  office: "Office",
  hybrid: "Hybrid",
};

/** Where the work is done: `Remote`, `Hybrid, Leeds`, `Office`. */
export function placeOfWork(job: { locationType: LocationType; location: string }): string {
  const kind = LOCATION_TYPE_WORDS[job.locationType];
  return job.locationType === "remote" || job.location === "" ? kind : `${kind}, ${job.location}`;
}
