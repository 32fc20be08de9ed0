/** Headings of CVs and postings, folded to lower case without accents. Own lists (same licence as the code). */

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

export type PostingPart = "duties" | "must" | "nice" | "values" | "skip";

/** A line that starts or is one of these opens a part of the posting. */
export const POSTING_HEADINGS: Readonly<Record<PostingPart, string>> = {
  must: "requirements, our requirements, your profile, qualifications, minimum qualifications, required qualifications, basic qualifications, skills and requirements, skills requirements, required skills, key requirements, what we need, what you bring, what you ll bring, what you will bring, who you are, about you, must have, must haves, essential, essential skills, experience and qualifications, technical expertise, you have, your skills, skills, technologies, knowledge of, ability to, knowledge skills and abilities, experience, experience and training, education, education and training, license or certificate, you ll be great in this role if you, we are looking for, what we re looking for, what we are looking for, your qualifications, profil cautat, cerinte, despre aptitudinile necesare, aptitudini necesare, calificari, calificari necesare, ihr profil, dein profil, anforderungen, votre profil, profil recherche, requisitos, requisiti, wymagania, kravprofil, functie eisen",
  nice: "nice to have, nice to haves, preferred qualifications, preferred, desirable, desirable skills, bonus, bonus points, considered as a plus, good to have, pluses, plus points, preferred skills, avantaje, constituie avantaj, von vorteil, un plus, deseable, mile widziane, meriterande",
  duties:
    "responsibilities, your responsibilities, key responsibilities, duties, essential functions, essential duties, what you ll do, what you will do, your tasks, tasks, the role, role, about the role, job description, job summary, your role, your mission, main duties, day to day, definition, tools and technologies used, responsabilitati, responsabilitatile, despre rol, ce vei face, ihre aufgaben, deine aufgaben, aufgaben, vos missions, missions, responsabilidades, funciones, responsabilita, obowiazki, arbetsuppgifter, taken",
  values:
    "our values, values, how we work, ways of working, our culture, culture, what we value, working here, valori, valorile noastre, unsere werte, nos valeurs, nuestros valores",
  skip: "what we offer, we offer, benefits, job benefits, perks, perks and benefits, our offer, about us, about the company, company description, who we are, why join us, why you should join, our promise, compensation, salary, how to apply, equal opportunity, company size, company type, industry, date posted, job type, location options, physical demands, working conditions, environment, physical, vision, hearing, beneficii, ce oferim, ceea ce oferim, cum se aplica, cum aplici, la ce sa ne asteptam, how you apply, next steps, bewerbung, postuler, como aplicar, despre noi, wir bieten, uber uns, nous offrons, que ofrecemos, cosa offriamo, oferujemy, vi erbjuder",
};
