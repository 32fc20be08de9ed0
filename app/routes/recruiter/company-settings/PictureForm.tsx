import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { paths } from "~/paths";

type Picture = { hash: string; type: string; width: number; height: number };
type Props = { kind: "logo" | "sharePicture"; picture: Picture | null };

const WORDS = {
  logo: {
    title: "Logo",
    hint: "PNG, JPEG or WebP under 1 MB, 64 to 2,000 pixels each side; search engines want 112 or more.",
  },
  sharePicture: {
    title: "Share picture",
    hint: "Shown where people pass a job on: PNG, JPEG or WebP under 1 MB, 1200 by 630 pixels.",
  },
};

export function PictureForm({ kind, picture }: Props) {
  const { title, hint } = WORDS[kind];
  return (
    <Card title={title}>
      <form method="post" action={paths.companyPicture(kind)} encType="multipart/form-data" className="form">
        <input type="hidden" name="seen" value={picture?.hash ?? ""} />
        {picture !== null && (
          <img
            className="company-picture"
            src={paths.picture(picture)}
            width={picture.width}
            height={picture.height}
            alt={`${title} as it is`}
          />
        )}
        <div className="field">
          <label htmlFor={`picture-${kind}`}>{picture === null ? "File" : "Another file"}</label>
          <p className="hint" id={`picture-${kind}-hint`}>
            {hint}
          </p>
          <input
            type="file"
            id={`picture-${kind}`}
            name="picture"
            accept="image/png,image/jpeg,image/webp"
            aria-describedby={`picture-${kind}-hint`}
          />
        </div>
        <div className="row">
          <Button busy="Uploading...">Upload</Button>
          {picture !== null && (
            <Button name="intent" value="remove" look="ghost">
              Remove it
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
