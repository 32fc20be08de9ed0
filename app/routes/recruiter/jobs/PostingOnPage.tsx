import { type ComponentType, useEffect, useState } from "react";
import { PostingPreview, type PostingProps } from "./PostingPreview";

/** The posting as people will read it, and where a script runs it is written there, too. */
export function PostingOnPage(props: PostingProps) {
  const [Edited, setEdited] = useState<ComponentType<PostingProps> | null>(null);
  useEffect(() => {
    // The server, where no effect runs, is spared what only a browser can do.
    if (import.meta.env.SSR) return;
    void import("./EditedPosting").then(({ EditedPosting }) => setEdited(() => EditedPosting));
  }, []);
  return Edited === null ? (
    <PostingPreview html={props.html} tools={<p className="posting-tools" />} />
  ) : (
    <Edited {...props} />
  );
}
