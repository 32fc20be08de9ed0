/** Headings of CVs and postings, in lower case without accents. Own lists, same licence as the code. */

export type CvSection = "Experience" | "Education" | "Skills" | "Summary" | "Projects" | "Other";

export const CV_HEADINGS: Readonly<Record<CvSection, string>> = {
  Experience:
    "experience, work experience, professional experience, employment, employment history, work history, career history, relevant experience, professional background, career, internships, military experience, teaching experience, additional experience, related experience, experienta, experienta profesionala, experienta de lucru, istoric profesional, berufserfahrung, beruflicher werdegang, experience professionnelle, experiences professionnelles, experiencia, experiencia profesional, experiencia laboral, esperienza, esperienza professionale, esperienze lavorative, experiencia profissional, werkervaring, doswiadczenie, doswiadczenie zawodowe, arbetslivserfarenhet",
  Projects:
    "projects, personal projects, key projects, selected projects, accomplishments, achievements, selected achievements, key achievements, volunteer experience, volunteering, volunteer work, community involvement, proiecte, projekte, projets, proyectos, progetti, projetos, realizari, publications, presentations, portfolio",
  Education:
    "education, education and training, academic background, qualifications and education, academic qualifications, certifications, certificates, licenses, training, courses, coursework, educatie, studii, educatie si formare, certificari, ausbildung, bildung, studium, formation, formations, educacion, formacion, istruzione, formazione, educacao, formacao, opleiding, opleidingen, wyksztalcenie, utbildning",
  Skills:
    "skills, technical skills, key skills, core skills, skill highlights, highlights, core competencies, competencies, areas of expertise, expertise, core qualifications, qualifications, technologies, tools, software, computer skills, languages, strengths, skills and abilities, skills summary, core strengths, skill set, abilities, competente, aptitudini, abilitati, limbi, kenntnisse, fahigkeiten, sprachen, competences, langues, habilidades, competencias, idiomas, competenze, lingue, vaardigheden, talen, umiejetnosci, jezyki, kompetenser, sprak",
  Summary:
    "summary, professional summary, executive summary, career summary, profile, professional profile, executive profile, objective, career objective, career focus, career overview, about me, about, personal statement, overview, qualifications summary, summary of qualifications, sinteza profesionala, rezumat, profil, profil professionnel, zusammenfassung, resumen, perfil, profilo, resumo, profiel, podsumowanie, sammanfattning",
  Other:
    "interests, hobbies, hobbies and interests, references, affiliations, professional affiliations, memberships, personal information, personal details, additional information, awards, honors, activities, activities and honors, contact, interese, referinte, hobbys, interessen, centres d interet, intereses, interessi, interesses, referenties, zainteresowania, intressen",
};
