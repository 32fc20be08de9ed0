import { BookOpen, Brain, Code, MessageSquare, Users } from "lucide-react";

const ICONS = { Brain, Users, MessageSquare, BookOpen, Code } as const;

export function QuestionIcon({ name, size = 20 }: { name: string; size?: number }) {
  const Icon = ICONS[name as keyof typeof ICONS] ?? Brain;
  return <Icon size={size} aria-hidden="true" />;
}
