export { JOB_TYPE_WORDS, LOCATION_TYPE_WORDS, placeOfWork } from "./rules";
