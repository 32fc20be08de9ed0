import { useNavigation } from "@remix-run/react";
import { paths } from "~/paths";

export function LoadingStatus() {
  const { state, location } = useNavigation();
  return (
    <p className="loading-status" role="status">
      {state === "loading" ? wordsFor(location.pathname) : ""}
    </p>
  );
}

const wordsFor = (pathname: string): string => {
  if (pathname === paths.jobs()) return "Loading jobs...";
  return pathname.startsWith(paths.buildAssessment("")) ? "Loading questionnaire..." : "Loading...";
};
