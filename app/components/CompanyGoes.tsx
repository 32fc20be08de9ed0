import { paths } from "~/paths";

export type Going = { name: string; on: string; keeps: boolean };

/** `on`: a day in words; `keeps`: whether the reader may keep it. Null where the company stays. */
export const CompanyGoes = ({ going }: { going: Going | null }) =>
  going && (
    <p className="notice warn goes">
      {going.name} will be erased on {going.on}.{" "}
      {going.keeps ? <a href={paths.deleteCompany()}>Keep it</a> : "Until then an owner can keep it."}
    </p>
  );
