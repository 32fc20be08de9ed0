import { brand } from "~/brand";
import { paths } from "~/paths";

export function SiteFooter() {
  return (
    <footer className="site-footer">
      <div className="wrap">
        <p>
          {brand.name}. {brand.motto}
        </p>
        <nav aria-label="Legal">
          <a href={paths.terms()}>Terms</a>
          <a href={paths.privacy()}>Privacy</a>
          <a href={paths.cookies()}>Cookies</a>
        </nav>
      </div>
    </footer>
  );
}
