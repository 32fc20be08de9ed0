import { paths } from "~/paths";

export const OtherActs = ({ snoozes, small = false }: { snoozes: boolean; small?: boolean }) => (
  <>
    {[
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
