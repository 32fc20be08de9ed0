import type { DimensionName } from "~/services/ai/ai";

/** What people read for each of the five scores. */
export const DIMENSION_LABELS: Readonly<Record<DimensionName, string>> = {
  technical_competency: "Technical competency",
  cultural_alignment: "Cultural alignment",
  communication_skills: "Communication skills",
  adaptability_learning: "Adaptability and learning",
  role_specific_fit: "Role-specific fit",
};
