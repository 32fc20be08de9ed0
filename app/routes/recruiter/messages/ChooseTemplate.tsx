import type { ReactNode } from "react";
import { paths } from "~/paths";
import { POSTING_LANGUAGES } from "~/vocabulary/jobs";

type Props = {
  post?: boolean;
  children?: ReactNode;
  ownWords: boolean;
  templates: { id: string; name: string; language: string }[];
  message: { template: string };
};

export const ChooseTemplate = ({ post, children, ownWords, templates, message }: Props) =>
  templates.length === 0 ? (
    <p>
      {ownWords ? (
        <>
          There are no templates yet. <a href={paths.templates()}>Make one</a>, or write in your own words.
        </>
      ) : (
        "There are no templates yet. An owner or a recruiter can make one."
      )}
    </p>
  ) : (
    <form method={post ? "post" : "get"} className="row">
      {children}
      <label htmlFor="template">Template</label>
      <select id="template" name="template" defaultValue={message.template}>
        {ownWords && <option value="">In my own words</option>}
        {templates.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
            {one.language !== "en" && ` (${POSTING_LANGUAGES[one.language]})`}
          </option>
        ))}
      </select>
      <button type="submit" className="btn ghost small">
        Use it
      </button>
    </form>
  );
