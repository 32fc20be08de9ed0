import { paths } from "~/paths";

type Props = { snoozes: boolean; staged: boolean; small?: boolean };

export const OtherActs = ({ snoozes, staged, small = false }: Props) => (
  <>
    {[
      ...(staged ? [["Move to a stage", paths.bulkStage()]] : []),
      ["Write", paths.bulkWrite()],
      ["Interviewer", paths.bulkInterviewers()],
      ...(snoozes ? [["Snooze", paths.bulkSnooze()]] : []),
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
