import { APPLICANT_FORMS } from "./applicant";
import type { Form } from "./form";
import { MEMBER_FORMS } from "./member";
import { RECRUITER_FORMS } from "./recruiter";
import { VISITOR_FORMS } from "./visitor";

/** Every form of the product. */
export const FORMS: Form[] = [...VISITOR_FORMS, ...MEMBER_FORMS, ...APPLICANT_FORMS, ...RECRUITER_FORMS];
