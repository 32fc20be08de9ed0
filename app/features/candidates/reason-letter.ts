import { paths } from "~/paths";
import type { Why } from "../applications/decision-emails";
import { byTemplate, type Template } from "../messages/by-template";
import type { Letter } from "../outbox/letter";

type About = { name: string; firstName: string; position: string; jobId: string };
type From = { personName: string; companyName: string; publicOrigin: string };

/** In the words of the reason's template; the usual letter where there is none, or it cannot be sent. */
export const reasonLetter = (
  template: Template | null,
  usual: Letter,
  { about, from, why }: { about: About; from: From; why: Why | null },
): Letter =>
  byTemplate(template, usual, {
    first_name: about.firstName,
    full_name: about.name,
    job_title: about.position,
    company_name: from.companyName,
    recruiter_name: from.personName,
    reason: why?.theirs ?? "",
    detail: why?.detail ?? "",
    status_link: from.publicOrigin + paths.application(about.jobId),
  }) ?? usual;
