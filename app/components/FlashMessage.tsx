export function FlashMessage({ text }: { text: string }) {
  return (
    <p className="flash" role="status">
      {text}
    </p>
  );
}
