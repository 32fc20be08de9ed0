type Props = { name: string; stages: readonly { name: string }[] };

export const TemplateStages = ({ name, stages }: Props) => (
  <span dir="auto">
    <strong>{name}</strong>
    <br />
    <span className="small muted">{stages.map((stage) => stage.name).join(" · ")}</span>
  </span>
);
