export const MailLink = ({ to }: { to: string }) => <a href={`mailto:${to}`}>{to}</a>;
