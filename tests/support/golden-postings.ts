import { PLACE_AND_PAY } from "~/features/jobs/fixtures";
import type { Posting } from "~/features/postings/open-posting";
import { JOB_TYPES, LOCATION_TYPES } from "~/vocabulary/jobs";

const base: Posting = {
  ...PLACE_AND_PAY,
  id: "01J00000000000000000000000",
  companyId: "01J00000000000000000000001",
  code: "7f3kq9mz",
  companyName: "Northwind",
  companySlug: "northwind",
  website: "https://northwind.example",
  privacyEmail: "",
  logo: { hash: "ab", type: "image/png", width: 240, height: 112 },
  colour: "",
  sharePicture: null,
  path: "/careers/northwind/warehouse-shift-lead-7f3kq9mz",
  asked: [],
  openJobs: 1,
  title: "Warehouse shift lead",
  jobType: "full-time",
  locationType: "office",
  location: "Coventry",
  locality: "Coventry",
  salaryMin: 34_500,
  salaryMax: 37_000,
  payCurrency: "GBP",
  department: "Warehouse",
  description: "",
  finalJobPosting: "# Warehouse shift lead\n\nYou run a shift of *fifteen* people.",
  status: "active",
  evaluates: true,
  publishedAt: new Date("2026-11-22T09:30:00.123Z"),
  closedAt: null,
  closesAt: null,
  updatedDate: new Date("2026-11-22T09:30:00.123Z"),
};
export const REMOTE = { locationType: "remote", location: "", locality: "", country: "" } as const;

/** 24 jobs that differ in what markup and feeds say of them. */
export const GOLDEN_POSTINGS: Record<string, Partial<Posting>> = {
  ...Object.fromEntries(
    JOB_TYPES.flatMap((jobType) =>
      LOCATION_TYPES.map((locationType) => [
        `${jobType} ${locationType}`,
        { jobType, ...(locationType === "remote" ? { ...REMOTE, remoteFrom: "GB" } : { locationType }) },
      ]),
    ),
  ),
  "pay with one end": { salaryMax: null },
  "pay by the hour": { salaryMin: 12.9, salaryMax: 12.9, payUnit: "HOUR" },
  "pay in złoty a month": { salaryMin: 9_800, salaryMax: 12_400, payCurrency: "PLN", payUnit: "MONTH" },
  "pay in euros, none given": { salaryMin: null, salaryMax: null, payCurrency: "EUR" },
  "remote from three countries": { ...REMOTE, remoteFrom: "GB,IE,FR" },
  "a title of 1,000 characters": { title: "Shift lead ".repeat(91).slice(0, 1000) },
  "a script's end in the text": { finalJobPosting: "# Lead\n\n</script><script>alert(1)</script> <!--" },
  "a title from right to left": { title: "ראש משמרת", language: "he" },
  "closes in summer, whole address": {
    closesOn: "2027-07-06",
    timeZone: "Europe/London",
    region: "West Midlands",
    postalCode: "CV3 4FL",
    street: "4 Siskin Road",
    openings: 3,
    logo: { hash: "ab", type: "image/png", width: 240, height: 111 },
  },
};

export const aPosting = (change: Partial<Posting>): Posting => ({ ...base, ...change });
