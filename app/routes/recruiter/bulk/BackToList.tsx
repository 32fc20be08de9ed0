import { useLocation } from "@remix-run/react";
import { openList } from "~/features/candidates/list-query";
import { paths } from "~/paths";

export const BackToList = ({ words = "← Candidates" }: { words?: string }) => (
  <p>
    <a href={paths.candidates() + openList(useLocation().search)}>{words}</a>
  </p>
);
