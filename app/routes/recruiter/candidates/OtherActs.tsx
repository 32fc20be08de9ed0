import { paths } from "~/paths";

type Props = { decides?: boolean; snoozes: boolean; pools: boolean; staged: boolean; small?: boolean };

export const OtherActs = ({ decides = true, snoozes, pools, staged, small = false }: Props) => (
  <>
    {[
      ...(decides && staged ? [["Move to a stage", paths.bulkStage()]] : []),
      ...(decides ? [["Write", paths.bulkWrite()]] : []),
      ...(decides ? [["Interviewer", paths.bulkInterviewers()]] : []),
      ["Tag", paths.bulkTags()],
      ...(decides && snoozes ? [["Snooze", paths.bulkSnooze()]] : []),
      ...(pools ? [["Talent pool", paths.bulkPool()]] : []),
    ].map(([words, action]) => (
      <button
        key={action}
        type="submit"
        formAction={action}
        className={small ? "btn ghost small" : "btn ghost"}
      >
        {words}
      </button>
    ))}
  </>
);
