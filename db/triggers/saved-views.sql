-- Whoever leaves a company leaves no views there.
CREATE TRIGGER saved_views_ended AFTER DELETE ON members BEGIN
  DELETE FROM saved_views WHERE user_id = old.user_id AND company_id = old.company_id;
END;
