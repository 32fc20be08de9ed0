type ScreenProps = {
  name: "posting" | "screening" | "assessment" | "status";
  alt: string;
};

/** `npm run pictures` takes it from the seeded product, in light and in dark. */
export function Screen({ name, alt }: ScreenProps) {
  return (
    <picture className="screen">
      <source media="(prefers-color-scheme: dark)" srcSet={`/pictures/${name}-dark.webp`} />
      <img src={`/pictures/${name}-light.webp`} width="480" height="420" loading="lazy" alt={alt} />
    </picture>
  );
}
