import { useLocation } from "@remix-run/react";
import { Bell, Menu } from "lucide-react";
import { initialsOf } from "~/lib/words";
import { paths } from "~/paths";
import { Brand } from "./Brand";
import { Button } from "./Button";
import { EmailAddress } from "./EmailAddress";
import { SignIn } from "./SignIn";

export type Person = {
  name: string;
  email: string;
  recruiter: boolean;
  posts: boolean;
  lists: boolean;
  verified: boolean;
  unread: number;
};

export function SiteHeader({ person, atWork }: { person: Person | null; atWork: boolean }) {
  return (
    <header className={atWork || person?.recruiter ? "site-header working" : "site-header"}>
      <a className="skip" href="#content">
        Skip to the content
      </a>
      <div className="wrap">
        <Brand href={homeOf(person)} />
        {person === null && <SectionsOfPerson />}
        {person?.verified && <Sections person={person} />}
        {person === null ? (
          <div className="site-header-end">
            <SignIn />
          </div>
        ) : (
          <header-menus class="site-header-end">
            {person.verified && <NotificationsPanel unread={person.unread} />}
            <MenuPanel person={person} />
          </header-menus>
        )}
      </div>
    </header>
  );
}

const homeOf = (person: Person | null) => (person?.verified ? paths.dashboard() : paths.home());

function Sections({ person }: { person: Person }) {
  const here = useLocation().pathname;
  return (
    <nav className="sections" aria-label="Sections">
      {sectionsOf(person).map(({ to, text }) => (
        <a key={to} href={to} aria-current={here === to || here.startsWith(`${to}/`) ? "page" : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}

const SectionsOfPerson = () => (
  <nav className="sections as-person" aria-label="Sections">
    <a href={paths.jobs()}>Jobs</a>
    <a className="as-recruiter" href={paths.candidates()}>
      Candidates
    </a>
    <a className="as-applicant" href={paths.applications()}>
      My applications
    </a>
  </nav>
);

const sectionsOf = ({ recruiter, posts, lists }: Person) =>
  recruiter
    ? [
        ...(posts ? [{ to: paths.dashboard(), text: "Dashboard" }] : []),
        ...(lists ? [{ to: paths.jobs(), text: "Jobs" }] : []),
        { to: paths.candidates(), text: "Candidates" },
      ]
    : [
        { to: paths.jobs(), text: "Jobs" },
        { to: paths.applications(), text: "My applications" },
      ];

function NotificationsPanel({ unread }: { unread: number }) {
  const count = unread > 99 ? "99+" : String(unread);
  return (
    <details className="menu" name="header">
      <summary className="bell">
        <Bell size={20} aria-hidden="true" />
        {unread > 0 && (
          <span className="bell-count" aria-hidden="true">
            {count}
          </span>
        )}
        <span className="visually-hidden">
          {unread > 0 ? `Notifications, ${count} unread` : "Notifications"}
        </span>
      </summary>
      <notification-panel class="menu-panel">
        <strong>Notifications</strong>
        <div className="stack" data-news="">
          <p>{unread > 0 ? `You have ${count} unread.` : "You have read everything."}</p>
        </div>
        <a href={paths.notifications()}>See all notifications</a>
      </notification-panel>
    </details>
  );
}

function MenuPanel({ person }: { person: Person }) {
  return (
    <details className="menu" name="header">
      <summary>
        <span className="avatar" aria-hidden="true">
          {initialsOf(person.name)}
        </span>
        <span className="menu-sign">
          <Menu size={24} aria-hidden="true" />
        </span>
        <span className="visually-hidden">Menu</span>
      </summary>
      <div className="menu-panel">
        <p className="menu-person">
          <span className="avatar" aria-hidden="true">
            {initialsOf(person.name)}
          </span>
          <span>
            <strong>{person.name}</strong>
            <br />
            <span className="muted small">
              <EmailAddress of={person.email} />
            </span>
          </span>
        </p>
        {person.verified && <Places {...person} />}
        <nav className="menu-more" aria-label="Tell us">
          <a href={paths.connect("Feedback")}>Provide Feedback</a>
          <a href={paths.connect("Idea")}>New Idea</a>
          <a href={paths.connect("Issue")}>Report Issue</a>
          <a href={paths.connect("Feature")}>Add Feature</a>
        </nav>
        <form method="post" action={paths.signOut()}>
          <Button look="ghost" small>
            Sign Out
          </Button>
        </form>
      </div>
    </details>
  );
}

/** Whose address is not verified yet would be led back to where they wait. */
const Places = ({ recruiter, posts, lists }: Pick<Person, "recruiter" | "posts" | "lists">) => (
  <nav aria-label="Menu">
    {posts && <a href={paths.postJob()}>Add a job</a>}
    {(posts || !recruiter) && <a href={paths.dashboard()}>Dashboard</a>}
    {(lists || !recruiter) && <a href={paths.jobs()}>Jobs</a>}
    {recruiter && (
      <a className="sections-too" href={paths.candidates()}>
        Candidates
      </a>
    )}
    {!recruiter && <a href={paths.applications()}>My applications</a>}
    <a href={paths.settings()}>Settings</a>
  </nav>
);
