export const LOADING_JOBS = "Loading jobs...";
export const LOADING_QUESTIONNAIRE = "Loading questionnaire...";
