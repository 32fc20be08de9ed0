import type { Country, JobPosting, Place, PostalAddress } from "schema-dts";
import { remoteCountries } from "~/features/jobs/place";
import { lastSecondOf } from "~/lib/zoned-day";
import { ANYWHERE, countryName } from "~/vocabulary/countries";
import type { JobType } from "~/vocabulary/jobs";
import type { Posting } from "./open-posting";

const EMPLOYMENT_TYPES = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  contract: "CONTRACTOR",
  internship: "INTERN",
  temporary: "TEMPORARY",
} as const satisfies Record<JobType, string>;

export type Markup = { [name: string]: string | number | boolean | Markup | Markup[] };

/** The least that search engines take for a logo, in pixels each side. */
const SMALLEST_LOGO = 112;

type Shown = Posting & { postingHtml: string };

/**
 * A schema.org JobPosting by the rules of developers.google.com/search/docs/appearance/structured-data.
 * Null where those rules cannot say what the posting says: remote work from anywhere.
 */
export function markupOf(job: Shown, logoUrl: string | null): Markup | null {
  if (job.locationType === "remote" && (job.remoteFrom === ANYWHERE || job.remoteFrom === "")) return null;
  if (job.locationType !== "remote" && job.country === "") return null;
  const markup: Exclude<JobPosting, string> = {
    "@type": "JobPosting",
    title: job.title,
    description: job.postingHtml,
    datePosted: (job.publishedAt ?? job.updatedDate).toISOString().replace(/\.\d+Z$/, "+00:00"),
    hiringOrganization: {
      "@type": "Organization",
      name: job.companyName,
      ...(job.website !== "" && { sameAs: job.website }),
      ...(logoUrl !== null && isLargeEnough(job.logo) && { logo: logoUrl }),
    },
    ...(job.locationType === "remote" ? remoteOf(job) : { jobLocation: placeOf(job) }),
    ...(job.closesOn !== "" && { validThrough: lastSecondOf(job.closesOn, job.timeZone) }),
    ...payOf(job),
    employmentType: EMPLOYMENT_TYPES[job.jobType],
    identifier: { "@type": "PropertyValue", name: job.companyName, value: job.code },
    directApply: true,
    totalJobOpenings: job.openings,
  };
  return { "@context": "https://schema.org/", ...(markup as object as Markup), inLanguage: job.language };
}

const isLargeEnough = (logo: Posting["logo"]) =>
  logo !== null && Math.min(logo.width, logo.height) >= SMALLEST_LOGO;

function remoteOf(job: Posting) {
  const from = remoteCountries(job).map((code): Country => ({ "@type": "Country", name: countryName(code) }));
  return { jobLocationType: "TELECOMMUTE" as const, applicantLocationRequirements: from };
}

function placeOf(job: Posting): Place {
  const address: PostalAddress = {
    "@type": "PostalAddress",
    addressCountry: job.country,
    ...(job.locality !== "" && { addressLocality: job.locality }),
    ...(job.region !== "" && { addressRegion: job.region }),
    ...(job.postalCode !== "" && { postalCode: job.postalCode }),
    ...(job.street !== "" && { streetAddress: job.street }),
  };
  return { "@type": "Place", address };
}

function payOf({ salaryMin, salaryMax, payCurrency, payUnit }: Posting) {
  if (salaryMin === null && salaryMax === null) return {};
  return {
    baseSalary: {
      "@type": "MonetaryAmount" as const,
      currency: payCurrency,
      value: {
        "@type": "QuantitativeValue" as const,
        ...(salaryMin === salaryMax
          ? { value: salaryMin ?? 0 }
          : {
              ...(salaryMin !== null && { minValue: salaryMin }),
              ...(salaryMax !== null && { maxValue: salaryMax }),
            }),
        unitText: payUnit,
      },
    },
  };
}
