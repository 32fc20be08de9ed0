/** The fields of `fields.ts` in nine other languages. Own list, same licence as the code. */
export const FIELDS_ELSEWHERE: Readonly<Record<string, string>> = {
  accounting:
    "contabil, contabilitate, audit, facturi, buchhalter, buchhaltung, bilanz, steuer, comptable, comptabilité, factures, contable, contabilidad, facturas, contabile, contabilità, fatture, contabilista, boekhouder, boekhouding, księgowy, księgowość, redovisning, ekonomiassistent, bokföring",
  finance:
    "finanțe, financiar, buget, investiții, analist financiar, finanzen, finanzanalyst, controlling, analyste financier, budget, investissement, finanzas, analista financiero, presupuesto, finanza, bilancio, finanças, orçamento, financiën, begroting, finanse, budżet, ekonomi, finansanalytiker",
  banking:
    "bancă, bancar, credit, împrumut, bankkaufmann, kredit, banque, conseiller bancaire, crédit, banca, préstamo, crédito, mutuo, banco, bankmedewerker, lening, bankowość, kredyt, lån",
  insurance:
    "asigurare, asigurări, daune, versicherung, schaden, assurance, sinistre, seguros, siniestro, assicurazione, sinistri, verzekering, ubezpieczenie, försäkring",
  sales:
    "vânzări, vânzător, agent de vânzări, verkauf, vertrieb, verkäufer, vente, vendeur, commercial, ventas, vendedor, vendite, venditore, vendas, verkoop, verkoper, sprzedaż, sprzedawca, försäljning, säljare",
  retail:
    "magazin, casier, einzelhandel, kassierer, magasin, caissier, tienda, cajero, negozio, cassiere, loja, winkel, kassier, sklep, kasjer, butik, kassör",
  business_development:
    "dezvoltarea afacerilor, parteneriate, geschäftsentwicklung, développement commercial, partenariats, desarrollo de negocio, alianzas, sviluppo commerciale, desenvolvimento de negócios, rozwój biznesu, affärsutveckling",
  marketing:
    "marketing, campanii, publicitate, werbung, kampagne, publicité, campagne, mercadotecnia, publicidad, campaña, pubblicità, reclame, reklama, marknadsföring",
  public_relations:
    "relații publice, comunicat de presă, öffentlichkeitsarbeit, pressemitteilung, relations publiques, communiqué de presse, relaciones públicas, nota de prensa, relazioni pubbliche, comunicato stampa, relações públicas, persvoorlichter, rzecznik prasowy, pressmeddelande",
  journalism:
    "jurnalist, redactor, știri, journalist, redakteur, nachrichten, rédacteur, periodista, redactor, noticias, giornalista, jornalista, dziennikarz, redaktör",
  arts: "artist, artă, muzeu, muzică, künstler, kunst, museum, musik, artiste, musée, musique, artista, arte, museo, música, musica, kunstenaar, artysta, sztuka, konst, konstnär",
  design:
    "designer, grafică, grafician, grafiker, gestaltung, graphiste, conception graphique, diseñador, diseño, grafico, progettazione grafica, vormgever, grafik, formgivare",
  apparel:
    "modă, croitor, textile, mode, schneider, textil, couturier, moda, sastre, sarto, confecções, kleermaker, krawiec, skräddare",
  engineering:
    "inginer, inginerie, proiectare, fabricație, ingenieur, konstruktion, entwicklungsingenieur, ingénieur, ingénierie, ingeniero, ingeniería, ingegnere, ingegneria, engenheiro, engenharia, ontwerper, inżynier, ingenjör",
  electrical_engineering:
    "inginer electric, electrician, electronică, instalații electrice, elektriker, elektrotechnik, elektronik, électricien, électronique, electricista, electrónica, elettricista, elettronica, eletricista, elektromonteur, elektryk, elektronika",
  mechanical_engineering:
    "inginer mecanic, mecanic, mecanică, încălzire, ventilație, aer condiționat, maschinenbau, mechaniker, heizung, lüftung, mécanique, chauffage, ventilation, ingeniero mecánico, mecánica, calefacción, ingegnere meccanico, meccanica, riscaldamento, mecânica, werktuigbouw, mechanik, ogrzewanie, maskiningenjör",
  civil_engineering:
    "inginer civil, drumuri, poduri, structuri, bauingenieur, brücken, straßenbau, génie civil, ponts, ingeniero civil, puentes, ingegnere civile, ponti, engenharia civil, wegenbouw, drogi, mosty, väg",
  construction:
    "construcții, șantier, zidar, maistru, bau, baustelle, maurer, bauleiter, bâtiment, chantier, maçon, construcción, obra, albañil, costruzioni, cantiere, muratore, construção, bouw, metselaar, budowa, murarz, bygg, snickare",
  architecture:
    "arhitect, arhitectură, urbanism, architekt, stadtplanung, architecte, urbanisme, arquitecto, arquitectura, architetto, arquiteto, architekt, arkitekt",
  facilities:
    "facilități, întreținere, clădiri, proprietăți, administrator de imobile, gebäudemanagement, hausmeister, instandhaltung, entretien, maintenance, immeubles, mantenimiento, edificios, inmuebles, manutenzione, immobili, manutenção, edifícios, onderhoud, gebouwen, utrzymanie, nieruchomości, underhåll, fastighet",
  manufacturing:
    "producție, fabrică, operator, sudor, montaj, strung, produktion, fertigung, schweißer, usine, soudeur, fabrication, fábrica, soldador, producción, fabbrica, saldatore, produzione, produção, productie, lasser, produkcja, spawacz, tillverkning, svetsare",
  automotive:
    "auto, mecanic auto, vehicule, kfz, autowerkstatt, fahrzeuge, automobile, garagiste, véhicules, automóvil, taller, vehículos, officina, veicoli, automóvel, automonteur, samochód, mechanik samochodowy, bilmekaniker",
  aviation:
    "aviație, pilot, aeronave, luftfahrt, flugzeug, aviation, avion, aviación, avión, piloto, aviazione, aereo, aviação, luchtvaart, lotnictwo, samolot, flyg",
  transport:
    "șofer, transport, camion, fahrer, lkw, chauffeur, camion, conductor, camión, autista, camionista, motorista, vrachtwagen, kierowca, ciężarówka, förare, lastbil",
  logistics:
    "logistică, depozit, aprovizionare, achiziții, furnizori, logistik, lager, einkauf, lieferanten, logistique, entrepôt, achats, fournisseurs, logística, almacén, compras, proveedores, logistica, magazzino, acquisti, fornitori, armazém, magazijn, inkoop, logistyka, magazyn, zakupy, inköp",
  agriculture:
    "agricultură, fermă, culturi, grădinar, landwirtschaft, bauernhof, gärtner, agriculture, ferme, jardinier, agricultura, granja, jardinero, cultivos, azienda agricola, giardiniere, fazenda, landbouw, boerderij, tuinman, rolnictwo, ogrodnik, lantbruk, trädgård",
  environment:
    "mediu, durabilitate, deșeuri, umwelt, nachhaltigkeit, abfall, environnement, déchets, medio ambiente, sostenibilidad, residuos, ambiente, rifiuti, meio ambiente, milieu, afval, środowisko, odpady, miljö, avfall",
  energy:
    "energie, petrol, gaze, foraj, energie, erdöl, kraftwerk, énergie, pétrole, energía, petróleo, energia, petrolio, olie, energetyka, ropa, energi, olja",
  software:
    "programator, dezvoltator, programare, software, programmierer, entwickler, softwareentwicklung, développeur, logiciel, programmation, programador, desarrollador, programación, programmatore, sviluppatore, programação, desenvolvedor, programmeur, programista, oprogramowanie, programmerare, utvecklare",
  information_technology:
    "administrator de sistem, rețele, informatică, servere, systemadministrator, netzwerk, informatik, administrateur système, réseaux, informatique, administrador de sistemas, redes, informática, sistemista, reti, informatica, systeembeheerder, netwerk, sieci, informatyka, nätverk, systemtekniker",
  security_it:
    "securitate cibernetică, securitatea informației, confidențialitate, it-sicherheit, datenschutz, cybersécurité, sécurité informatique, ciberseguridad, seguridad informática, sicurezza informatica, cibersegurança, informatiebeveiliging, cyberbezpieczeństwo, informationssäkerhet",
  data: "analist de date, analiza datelor, baze de date, statistică, datenanalyse, datenbank, statistik, analyste de données, base de données, statistique, analista de datos, base de datos, estadística, analista dati, statistica, analista de dados, gegevens, statystyka, dane, dataanalytiker",
  project_management:
    "manager de proiect, managementul proiectului, projektleiter, projektmanagement, chef de projet, jefe de proyecto, gestor de proyectos, responsabile di progetto, gestor de projetos, projectleider, kierownik projektu, projektledare",
  consulting:
    "consultant, consultanță, berater, beratung, conseil, conseiller, consultor, consultoría, consulente, consulenza, adviseur, konsultant, doradztwo, konsult",
  human_resources:
    "resurse umane, recrutare, personal, angajați, salarizare, personalwesen, personalreferent, ressources humaines, recrutement, paie, recursos humanos, contratación, nómina, selección, risorse umane, selezione, recrutamento, personeelszaken, werving, kadry, rekrutacja, personalavdelning, rekrytering",
  administration:
    "asistent, secretară, birou, secretariat, sekretär, sekretariat, büro, secrétaire, bureau, secretario, oficina, segretario, ufficio, secretária, escritório, secretaresse, kantoor, sekretarka, biuro, sekreterare, kontor",
  customer_service:
    "relații cu clienții, asistență clienți, kundenservice, kundendienst, service client, atención al cliente, servizio clienti, atendimento ao cliente, klantenservice, obsługa klienta, kundtjänst",
  legal:
    "avocat, juridic, drept, paralegal, contracte, instanță, legislație, rechtsanwalt, recht, jurist, gericht, droit, avocat, tribunal, juridique, abogado, derecho, jurídico, avvocato, diritto, giuridico, advogado, direito, advocaat, prawnik, prawo, sąd, advokat, juridik, domstol",
  social_work:
    "asistent social, consiliere, terapie, sozialarbeiter, beratungsstelle, therapie, travailleur social, thérapie, trabajador social, terapia, assistente sociale, assistente social, maatschappelijk werker, pracownik socjalny, terapeuta, socialarbetare",
  teaching:
    "profesor, învățător, școală, elevi, predare, lehrer, schule, schüler, unterricht, enseignant, école, élèves, professeur, maestro, escuela, alumnos, profesor, enseñanza, insegnante, scuola, alunni, professor, escola, leraar, school, leerlingen, nauczyciel, szkoła, uczniowie, lärare, skola, elever",
  healthcare:
    "sănătate, medical, spital, pacienți, clinică, gesundheit, krankenhaus, patienten, klinik, santé, hôpital, patients, clinique, salud, hospital, pacientes, clínica, sanità, ospedale, pazienti, saúde, gezondheid, ziekenhuis, zdrowie, szpital, pacjenci, sjukhus, vård",
  nursing:
    "asistent medical, asistentă, îngrijire, pfleger, krankenschwester, pflege, infirmier, infirmière, soins, enfermero, enfermera, cuidados, infermiere, cura, enfermeiro, verpleegkundige, zorg, pielęgniarka, opieka, sjuksköterska, omvårdnad",
  medicine:
    "medic, chirurg, farmacist, stomatolog, arzt, chirurg, apotheker, zahnarzt, médecin, chirurgien, pharmacien, dentiste, médico, cirujano, farmacéutico, medico, chirurgo, farmacista, arts, tandarts, lekarz, farmaceuta, läkare, apotekare",
  science:
    "cercetare, laborator, chimie, biologie, forschung, labor, chemie, recherche, laboratoire, chimie, investigación, laboratorio, química, ricerca, chimica, pesquisa, onderzoek, scheikunde, badania, chemia, forskning, kemi",
  fitness:
    "antrenor, sport, gimnastică, trainer, fitness, entraîneur, entrenador, deporte, gimnasio, allenatore, palestra, treinador, sportschool, trener, siłownia, tränare, träning",
  food: "bucătar, bucătărie, meniu, gătit, patiser, koch, küche, speisen, konditor, cuisinier, cuisine, pâtissier, cocinero, cocina, pastelero, cuoco, cucina, pasticciere, cozinheiro, cozinha, kok, keuken, kucharz, kuchnia, kock, kök, bagare",
  hospitality:
    "hotel, ospătar, recepție, restaurant, oaspeți, kellner, gäste, gastronomie, serveur, réception, hôtel, camarero, recepción, huéspedes, cameriere, albergo, ospiti, garçom, hóspedes, ober, gasten, kelner, goście, servitör, gäster",
  security_guard:
    "agent de securitate, pază, polițist, pompier, wachmann, polizei, feuerwehr, agent de sécurité, police, pompier, guardia, vigilante, policía, bombero, guardia giurata, polizia, segurança, beveiliger, politie, brandweer, ochrona, policja, strażak, väktare, polis",
  translation:
    "traducător, interpret, traduceri, übersetzer, dolmetscher, traducteur, interprète, traductor, intérprete, traduttore, interprete, tradutor, vertaler, tolk, tłumacz, översättare",
  quality:
    "calitate, inspecție, asigurarea calității, qualitätssicherung, prüfung, contrôle qualité, qualité, control de calidad, calidad, controllo qualità, collaudo, controle de qualidade, kwaliteitscontrole, kontrola jakości, kvalitetssäkring",
  safety:
    "siguranță, securitatea muncii, riscuri, arbeitssicherheit, gefährdung, sécurité au travail, risques, seguridad laboral, riesgos, prevención, sicurezza sul lavoro, rischi, segurança do trabalho, veiligheid, bhp, bezpieczeństwo, arbetsmiljö, säkerhet",
  operations:
    "operațiuni, director operațional, betriebsleiter, betrieb, exploitation, directeur des opérations, operaciones, jefe de operaciones, operazioni, operações, bedrijfsleider, operacje, driftchef, verksamhet",
};
