/** Names, addresses and links that a second brand would change. */
export const brand = {
  name: "Rolecall",
  motto: "Every name gets an answer.",
  company: "Rolecall Ltd",
  /** The legal pages' second brand: the document-generation service. */
  documentService: "Rolecall Documents",
  contactEmail: "hello@rolecall.example",
  noticeEmail: "dsa@rolecall.example",
  searchUrl: "https://www.google.com/",
} as const;
