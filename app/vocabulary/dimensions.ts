/** The specification's five scores, in its order and with its field names. */
export const DIMENSIONS = [
  "technical_competency",
  "cultural_alignment",
  "communication_skills",
  "adaptability_learning",
  "role_specific_fit",
] as const;
export type DimensionName = (typeof DIMENSIONS)[number];

export const DIMENSION_LABELS: Readonly<Record<DimensionName, string>> = {
  technical_competency: "Technical competency",
  cultural_alignment: "Cultural alignment",
  communication_skills: "Communication skills",
  adaptability_learning: "Adaptability and learning",
  role_specific_fit: "Role-specific fit",
};

/** The specification's weights, in percent (section 9). */
export const WEIGHTS: Readonly<Record<DimensionName, number>> = {
  technical_competency: 25,
  cultural_alignment: 20,
  communication_skills: 20,
  adaptability_learning: 15,
  role_specific_fit: 20,
};

/** The specification's labels of an overall score, the highest first. */
export const RECOMMENDATIONS = ["Strong Hire", "Hire", "Consider"] as const;
export type Recommendation = (typeof RECOMMENDATIONS)[number];
