import { paths } from "~/paths";

type Props = {
  decides?: boolean;
  snoozes: boolean;
  pools: boolean;
  staged: boolean;
  small?: boolean;
  list: string;
};

export const OtherActs = ({ decides = true, snoozes, pools, staged, small = false, list }: Props) => (
  <>
    {[
      ...(decides && staged ? [["Move to a stage", paths.bulkStage(list)]] : []),
      ...(decides ? [["Write", paths.bulkWrite(list)]] : []),
      ...(decides ? [["Interviewer", paths.bulkInterviewers([], list)]] : []),
      ["Tag", paths.bulkTags([], list)],
      ...(decides && snoozes ? [["Snooze", paths.bulkSnooze([], list)]] : []),
      ...(pools ? [["Talent pool", paths.bulkPool([], list)]] : []),
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
