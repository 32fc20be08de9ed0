import { useNavigation } from "@remix-run/react";
import { paths } from "~/paths";

export const LOADING_JOBS = "Loading jobs...";
export const LOADING_QUESTIONNAIRE = "Loading questionnaire...";

export function LoadingStatus() {
  const { state, location } = useNavigation();
  return (
    <p className="loading-status" role="status">
      {state === "loading" ? wordsFor(location.pathname) : ""}
    </p>
  );
}

const wordsFor = (pathname: string): string => {
  if (pathname === paths.jobs()) return LOADING_JOBS;
  return pathname.startsWith(paths.buildAssessment("")) ? LOADING_QUESTIONNAIRE : "Loading...";
};
