/** Kinds of tools and what belongs to them, one a line, going on where it is set in. */
export const FAMILIES = `
event streaming platform: kafka, kinesis, pulsar, rabbitmq, pub/sub, event hubs, redpanda
web analytics: google analytics, matomo, adobe analytics, =Plausible, hotjar, ga4
crm / customer database / customer system: salesforce, hubspot, zoho, =Dynamics, pipedrive, sugarcrm,
  freshsales, zendesk, capsule crm, =Insightly, copper crm, keap, act crm, siebel, bullhorn, vincere
erp / erp system: sap, netsuite, oracle, =Dynamics, navision, business central, epicor, infor, odoo, sage
  200, jd edwards, =IFS, syspro, unit4, agresso, baan, =Prophet
accounting software / accounting system / accounting package / accounts package / bookkeeping software: xero, quickbooks,
  myob, =Sage, freeagent, datev, kashflow, =Reckon, =Tally, clearbooks, freshbooks, iris, taxcalc, ccH,
  digita, caseware, sage 50, sage line 50, quickfile, pegasus, big red book, surf accounts
payroll software / payroll system: brightpay, sage payroll, sage 50 payroll, moneysoft, star payroll,
  =Earnie, iris payroll, adp, cascade payroll, thesaurus payroll, collsoft, midland itrent, pegasus
  payroll, xero payroll, gusto, paychex, qtac
warehouse management system: =Manhattan, sap ewm, blue yonder, jda, korber, red prairie, wms, peoplevox,
  mintsoft, snapfulfil, clarus, highjump
hr information system / hr system / hr software: =Cascade, =Workday, bamboohr, sap successfactors,
  peoplehr, itrent, hibob, personio, ceridian, adp, ukg, =Breathe, oracle hcm, peoplesoft, ciphr, sage hr,
  dayforce, =Rippling, =Deputy, rotacloud
electronic patient record / clinical system / patient system / gp system: =Epic, cerner, emis, systmone,
  =Rio, meditech, athenahealth, lorenzo, carenotes, =Paris, =Vision, emis web, adastra, accurx, healthone,
  =Socrates, ccube, =Helix, eclinicalworks, nextgen
care records / care planning software / digital care records / care system: person centred software,
  =Nourish, care planner, =Birdie, log my care, access care, =Caresys, epicare, epiccare, fusion care,
  mobizio, cmcare, cold harbour, icare, radarhealthcare
social care system: liquidlogic, =Mosaic, carefirst, frameworki, =Eclipse, azeus, lcs, las
pharmacy software / pharmacy system / pmr: =ProScript, pharmacy manager, rxweb, =Titan, =Analyst, cegedim,
  nexphase, touchstore, mclernons, positive solutions, rx1, kroll
applicant tracking system / =ATS / recruitment system: =Greenhouse, =Lever, =Workable, teamtailor, =Ashby,
  bullhorn, icims, taleo, smartrecruiters, jobadder, vincere, tribepad, trac, eploy, itris, jobvite
point of sale / till system / epos: =Square, lightspeed, epos now, =Toast, =Micros, =Zonal, icrtouch,
  =Clover, =Vend, sumup, shopify pos, aloha, tevalis, retail pro, izettle, zettle
stock system: procure wizard, marketman, pantrycount, kitchen cut, stocktake software, unleashed, cin7,
  fnb shop, saffron, =Fourth
event platform: eventbrite, cvent, =Gatherly, ticket tailor, whova, hopin, swoogo, bizzabo, spektrix,
  tessitura, artifax
box office system / ticketing system: spektrix, tessitura, ticketsolve, eventim, vivaticket, galaxy
  ticketing, seatgeek, audienceview
booking software / salon software / salon system: phorest, =Fresha, booksy, treatwell, =Shortcuts,
  =Timely, iamsalon, mindbody, vagaro, salon iris, premier salon, ovatu, =Slick
restaurant booking system / reservation system: opentable, resdiary, sevenrooms, =Collins, =Tock, resy,
  design my night
hotel system / property management system / pms: =Opera, oracle opera, protel, =Mews, fidelio, =Guestline,
  rezlynx, cloudbeds, hotsoft, hotelogix, =Sihot
channel manager: siteminder, =Beds24, rategain, avvio, d-edge
travel booking system / gds / global distribution system: =Amadeus, galileo, =Sabre, worldspan,
  travelport, traveltek, dolphin dynamics
dental software / dental system: r4, soe exact, dentally, carestream, systems for dentists, =Pearl,
  aerona, bridgeit, exact dental, eaglesoft, dentrix, open dental
optical software / optical system / optometry software: optix, optisoft, acuitas, ocuco, =Socrates,
  see20/20, =i-Clarity, optinet, i-clarity, xeyex, flex optical, acuitas 3
veterinary software / practice management system: robovet, rx works, =Merlin, =Provet, provetcloud,
  vetspace, teleos, ezyvet, vet-one, assist vet, vetit, animana, =Cornerstone, avimark
leisure management system / leisure software: gladstone, =Legend, xplor, clubwise, glofox, mindbody,
  =Plus2, ez runner, course pro, coursepro, teamup, clubright
library management system: =Koha, =Sierra, =Symphony, =Spydus, =Alma, =Heritage, accessit, =Oliver,
  =Eclipse, junior librarian, sirsidynix, =Evergreen, primo
archive catalogue / collections management system: =Calm, =Modes, adlib, mimsy, =eHive, tms, axiell,
  =Atom, archivesspace, vernon, past perfect
school management system / school information system / mis: =SIMS, =Arbor, bromcom, isams, scholarpack,
  =Integris, powerschool, vsware, =Aladdin, compass school, =Tyro, cpoms, progresso
virtual learning environment / learning management system / lms: moodle, =Canvas, =Blackboard, google
  classroom, schoology, brightspace, docebo, totara, =Articulate, ms teams, =Seesaw, talentlms
nursery software: famly, tapestry, blossom, connect childcare, nursery in a box, eylog, parenta, ilearn,
  little vista, child paths, teachkloud
student records system: =SITS, =Tribal, =Banner, unit-e, prosolution, ebs, quercus, peoplesoft campus
housing management system / housing system: =Civica, civica cx, =Orchard, northgate, capita housing, mri
  housing, =Academy, =Aareon, qlx, open housing, =Rubixx, =Kypera, =Pyramid, cx housing, nec housing, sx3
estate agency software / property software / lettings software: reapit, =Alto, jupix, =Street, dezrez,
  rezi, =Vebra, =Loop, expert agent, sme professional, =Acquaint, daft, propco, fixflo, 10ninety, arthur
  online
block management software / facilities management system / cafm / cafm system: concept evolution, maximo,
  =Planon, =Qube, =Dwellant, =Archibus, propman, yardi, mri, joblogic, simpro, big change, bigchange,
  commusoft, =Elogbooks, =Concerto, tririga
maintenance management system / cmms: maximo, =Fiix, =Upkeep, =Shire, agility maintenance, =Pirana, sap pm,
  emaint, limble, idhammar, coswin, frontline
legal case management system / case management system: proclaim, =Leap, =Clio, =Actionstep, =Osprey,
  =Solcase, partner for windows, tikit, =Visualfiles, =Linetime, =Peppermint, iManage, keyhouse,
  =Redbrick, insight legal, alb, lawwwise, =Quill, dps software, advicepro, netdocuments
legal research: westlaw, lexisnexis, practical law, lexis plus, bailii, justis, vlex
charity database / donor database / fundraising database / supporter database: raiser's edge, donorfy,
  beacon crm, thankq, =Harlequin, care ng, donorflex, e-tapestry, etapestry, bloomerang, salesforce npsp,
  charitylog, lamplight, =Upshot
volunteer management system: better impact, volunteero, rosterfy, team kinetic
cat tools / translation tools / translation memory: trados, memoq, =Phrase, memsource, wordfast, omegat,
  smartcat, déjà vu, xtm, wordbee
subtitling software: =EZTitles, aegisub, subtitle edit, wincaps, swift create
insurance software / broking software / insurance system: acturis, open gi, cdl strata, ssp, applied epic,
  =Guidewire, duck creek, polaris, =Relay, ams360, radar live
banking system: temenos, finacle, =Flexcube, mambu, t24, fiserv, =Finastra, sopra, bankmaster
trading platform / market data: bloomberg, refinitiv, eikon, reuters, factset, capital iq, =Aladdin,
  murex, =Calypso, charles river
mortgage software / financial planning software: intelliflo, =Xplan, iress, voyant, cashcalc, mortgage
  brain, twenty7tec, =Iress, salestrekker, fe analytics, defaqto
tax software: alphatax, onesource, =TaxCalc, ccH central, digita, =Vertex, avalara, iris elements, ros,
  turbotax, lacerte, prosystem fx, drake
audit software: caseware, =Inflo, =Mercia, =TeamMate, idea data, =ACL, galvanize, auditboard
cad / cad software / cad package / 3d cad: solidworks, autocad, =Inventor, creo, nx, catia, fusion 360,
  solid edge, revit, onshape, microstation, sketchup, rhino, archicad, vectorworks, tekla, civil 3d,
  draftsight, bricscad, pro engineer, pro/engineer, autodesk inventor, autocad lt, turbocad, cabinet
  vision, mozaik, winner flex, articad, 2020 design
bim software: revit, archicad, navisworks, tekla, vectorworks, solibri, bim 360, autodesk construction
  cloud, aconex, =Viewpoint, procore, fieldview, dalux
rendering software / visualisation software: =Lumion, enscape, =V-Ray, twinmotion, 3ds max, cinema 4d,
  blender, keyshot, corona renderer, maya
structural analysis software / analysis software / fea software: tekla structural designer, =Robot,
  =SAP2000, etabs, staad, masterseries, ansys, abaqus, nastran, hypermesh, comsol, scia, oasys, =GSA,
  midas
civil design software: civil 3d, microdrainage, infodrainage, flow causeway, 12d, openroads, pds, kerb,
  autotrack, autoturn, =Causeway
electrical design software: amtech, trimble protodesign, electricalom, relux, dialux, eplan, see
  electrical, elecworks, simaris, hevacomp, dialux evo, etap
energy modelling software: iesve, =TAS, sbem, designbuilder, hevacomp, phpp, stroma, elmhurst
estimating software: =Conquest, bluebeam, cubit, planswift, =Candy, =Everest, causeway estimating,
  buildsoft, costx, masterbill, cato, esti-mate, sage estimating
survey instrument / surveying equipment / total station: leica, trimble, topcon, gnss, theodolite, total
  station, robotic total station, laser scanner, gps rover, n4ce, lss, =LSS, sokkia
gis / gis software / mapping software: arcgis, qgis, mapinfo, arcmap, esri, cadcorp, fme, carto, mapbox
pcb software / pcb design software: altium, kicad, orcad, =Eagle, =Allegro, cadstar, zuken, =Proteus,
  easyeda, ltspice
cam software / cam package: mastercam, edgecam, featurecam, powermill, hypermill, esprit, gibbscam,
  solidcam, =Alphacam, onecnc, bobcad, vericut, surfcam, fusion cam
cnc control / cnc controls: fanuc, heidenhain, siemens 840d, haas, mazatrol, mazak, okuma, fagor,
  sinumerik, mitsubishi control, xyz prototrak, prototrak, anilam, doosan
plc / plc software / plcs / plc programming: siemens tia portal, tia portal, step 7, s7, allen bradley,
  rslogix, studio 5000, codesys, twincat, omron, mitsubishi melsec, gx works, beckhoff, schneider unity,
  wonderware, rockwell, s7-1500, s7-300
scada / hmi: wincc, wonderware, =Ignition, =Citect, factorytalk, intouch, clearscada, aveva, ifix, geo scada
robot programming / industrial robots: abb, kuka, fanuc robot, yaskawa, motoman, universal robots, rapid
  code, staubli
building management system / bms: =Trend, tridium, niagara, =Schneider, honeywell bms, siemens desigo,
  =Cylon, tac vista, priva, distech
coordinate measuring machine / cmm: zeiss calypso, =Calypso, pc-dmis, =Hexagon, mitutoyo, faro arm,
  metrolog, renishaw, modus
statistical software / statistics package / statistics software: spss, =Stata, sas, minitab, =R, jmp,
  graphpad, =Prism, matlab, rstudio, genstat, eviews, nvivo
qualitative software: nvivo, atlas.ti, maxqda, dedoose
laboratory information system / lims: labware, starlims, labvantage, =Winpath, apex lims, sample manager,
  =Telepath, benchling, clinisys
chromatography / hplc: hplc, uplc, =Agilent, =Empower, chromeleon, chemstation, gc-ms, lc-ms, gas
  chromatography, gc
molecular biology: pcr, qpcr, elisa, western blot, dna sequencing, gel electrophoresis, crispr, flow
  cytometry, facs
spectroscopy: ftir, nmr, uv-vis, icp-ms, icp-oes, mass spectrometry, xrf, raman, aas
build server / ci/cd / ci/cd tool: jenkins, github actions, gitlab ci, circleci, teamcity, azure devops,
  =Bamboo, travis, argo cd, bitbucket pipelines, octopus deploy, =Spinnaker, drone ci
version control: git, github, gitlab, bitbucket, svn, =Subversion, =Mercurial, perforce
test tool / test automation tool / automation framework: playwright, cypress, selenium, webdriver,
  testcafe, robot framework, appium, =Puppeteer, tosca, =Ranorex, katalon, =Cucumber, specflow,
  testcomplete, uft
performance testing / load testing: jmeter, k6, =Gatling, loadrunner, =Locust, neoload
test management: testrail, =Xray, =Zephyr, qtest, azure test plans
api testing: postman, rest assured, insomnia, soapui, =Karate, =Bruno
reporting tool / bi tool / business intelligence tool / reporting software / data visualisation: power bi,
  tableau, looker, qlik, metabase, superset, ssrs, cognos, business objects, microstrategy, crystal
  reports, quicksight, qlikview, qlik sense, sisense, domo, data studio, looker studio
orchestration tool / data orchestration: =Airflow, apache airflow, =Dagster, =Prefect, =Luigi, azure data factory,
  control-m, aws glue, ssis, informatica, talend, fivetran, matillion, airbyte, alteryx
public cloud / public clouds / cloud provider / cloud platform / large public clouds: aws, azure, gcp,
  google cloud, oracle cloud, digitalocean
data warehouse / cloud data warehouse: snowflake, bigquery, redshift, databricks, =Synapse, teradata,
  vertica, clickhouse, microsoft fabric
big data: =Spark, hadoop, =Hive, databricks, =Flink, =Presto, trino, pyspark, emr
machine learning framework / deep learning framework: tensorflow, pytorch, scikit-learn, keras, xgboost,
  hugging face, jax, lightgbm
nosql / nosql database: mongodb, dynamodb, cassandra, couchbase, =Redis, neo4j, cosmos db, firestore,
  couchdb, elasticsearch
relational database: postgresql, mysql, sql server, oracle, mariadb, db2, sqlite, sybase, =Aurora
design tool / design software / ux design tool / prototyping tool: figma, =Sketch, adobe xd, invision,
  axure, balsamiq, =Framer, zeplin, =Miro, =Marvel, =Principle, protopie
graphic design software / adobe creative cloud / adobe creative suite / creative suite: photoshop,
  =Illustrator, indesign, =Affinity, canva, coreldraw, after effects, =Premiere, lightroom, quarkxpress,
  =Procreate, inkscape, gimp, =Acrobat, adobe cs
photo editing software / photo software: lightroom, photoshop, capture one, affinity photo, photo mechanic
video editing software / editing software / video software: =Premiere, premiere pro, final cut, final cut
  pro, davinci resolve, =Avid, after effects, media composer, capcut, =Vegas, avid media composer
audio software / audio editing / daw: pro tools, logic pro, ableton, cubase, =Reaper, =Audacity, nuendo, fl
  studio, studio one, adobe audition
lighting desk: grandma, ma2, ma3, eos, etc ion, avolites, chamsys, hog 4, =Strand
sound desk: digico, yamaha cl5, midas m32, x32, soundcraft, allen & heath, dlive, avantis, qlab
broadcast software: =ENPS, inews, =Avid, vizrt, vmix, =OBS, dalet, =Myriad, zetta, burli
issue tracker / ticket system / ticketing tool: jira, trello, asana, =Linear, azure boards, =Monday,
  youtrack, redmine, clickup, =Shortcut, basecamp
project tool / project management software / planning software / project management tool: ms project,
  microsoft project, smartsheet, asana, primavera, p6, primavera p6, clickup, monday.com, =Monday, wrike,
  trello, basecamp, asta powerproject, asta, powerproject, =Teamwork, airtable, =Notion
helpdesk / helpdesk system / service desk tool / ticketing system / support desk: zendesk, freshdesk,
  servicenow, =Intercom, jira service management, freshservice, =Remedy, bmc remedy, hornbill, topdesk,
  =Cherwell, manageengine, autotask, connectwise, halopsa, halo itsm, spiceworks, ivanti, kayako, sysaid,
  solarwinds, osticket
remote support: teamviewer, anydesk, bomgar, screenconnect, splashtop, logmein, rdp
endpoint management / mdm: intune, sccm, jamf, mecm, airwatch, workspace one, kandji, autopilot, pdq
  deploy, ninjaone
directory / active directory: active directory, entra, azure ad, ldap, okta, group policy
virtualisation / hypervisor / vmware: vmware, vsphere, esxi, hyper-v, proxmox, citrix, xenserver, nutanix,
  vcenter
backup software: veeam, commvault, acronis, datto, backup exec, rubrik, veritas
cloud / cloud platform / public cloud / cloud provider: aws, azure, gcp, google cloud, digitalocean,
  oracle cloud, ec2, lambda, heroku, openstack, alibaba cloud
infrastructure as code: terraform, pulumi, cloudformation, opentofu, bicep, arm templates, crossplane, cdk
configuration management: ansible, =Puppet, =Chef, saltstack, dsc
container orchestration / containers: kubernetes, docker, openshift, ecs, eks, aks, gke, =Nomad, podman,
  =Helm, =Rancher
monitoring tool / observability: prometheus, grafana, datadog, new relic, nagios, zabbix, dynatrace,
  splunk, elk, cloudwatch, prtg, solarwinds, =Sentry, appdynamics, opentelemetry, =Loki, librenms, icinga,
  checkmk
siem / siem tool: splunk, =Sentinel, microsoft sentinel, qradar, arcsight, elastic siem, logrhythm, wazuh,
  =Chronicle, exabeam, alienvault
vulnerability scanner / vulnerability management: nessus, qualys, =Tenable, rapid7, openvas, burp suite,
  metasploit, nmap, insightvm, kali
edr: crowdstrike, carbon black, defender for endpoint, sentinelone, sophos, cylance, microsoft defender
firewall / firewalls: fortigate, fortinet, palo alto, cisco asa, check point, sophos xg, pfsense,
  sonicwall, watchguard, juniper srx, firepower, meraki mx
network equipment: cisco, juniper, aruba, meraki, mikrotik, =Ubiquiti, =Catalyst, =Nexus, extreme networks,
  arista, hp procurve, ruckus, huawei switches, bgp, ospf, vlans
network tools: wireshark, netbox, solarwinds, ekahau, prtg, netmiko, infoblox
phone system / telephony: avaya, mitel, =Genesys, cisco callmanager, 3cx, =Five9, ringcentral, nice
  incontact, teams telephony, asterisk, aircall, twilio, cuscm
front-end framework / javascript framework / frontend framework: react, angular, vue, svelte, next.js,
  =Ember, nuxt, =Remix, solidjs, preact, astro
backend framework: spring boot, django, =Express, laravel, =Rails, =NET, dotnet, =Flask, fastapi, nestjs, symfony,
  asp.net, phoenix framework, quarkus, =Gin
mobile framework / mobile development: react native, =Flutter, =Swift, kotlin, swiftui, xamarin, =Ionic,
  jetpack compose, android studio, xcode, objective-c, .net maui
game engine: =Unity, =Unreal, unreal engine, godot, cryengine, gamemaker
cms / content management system: wordpress, drupal, umbraco, sitecore, joomla, =Contentful, squarespace,
  wix, adobe experience manager, aem, kentico, strapi, =Sanity, craft cms, typo3, silverstripe, webflow,
  ghost cms, prismic, episerver, =Optimizely
e-commerce platform / ecommerce platform / online shop: shopify, magento, woocommerce, bigcommerce,
  prestashop, salesforce commerce cloud, opencart, amazon seller central, ebay, etsy, demandware, adobe
  commerce
marketing automation / email marketing platform / email platform / email marketing tool / email marketing:
  hubspot, marketo, pardot, mailchimp, activecampaign, klaviyo, dotdigital, campaign monitor, brevo,
  sendinblue, salesforce marketing cloud, constant contact, braze, eloqua, mailerlite, adestra, dotmailer,
  convertkit, =Iterable
social media scheduling tool / social media management tool / scheduling tool: hootsuite, =Buffer, sprout
  social, sprinklr, agorapulse, =Loomly, meta business suite, planoly, =Falcon, socialbakers, emplifi
seo tools / seo tool: semrush, ahrefs, =Moz, screaming frog, search console, google search console,
  sistrix, =Majestic, yoast, seranking, brightedge
paid media / ppc platform / advertising platform: google ads, meta ads, facebook ads, linkedin ads,
  microsoft ads, bing ads, tiktok ads, display & video 360, dv360, the trade desk, campaign manager 360,
  sa360, amazon ads, criteo
survey tool / survey software: qualtrics, surveymonkey, typeform, google forms, smart survey, snap
  surveys, jisc online surveys, microsoft forms, confirmit, decipher, alchemer, askia
media database / pr software: cision, =Gorkana, muck rack, vuelio, meltwater, roxhill, responsesource,
  kantar, signal ai
diagramming / process mapping: visio, lucidchart, draw.io, =Miro, bizagi, =Mural, aris, signavio, gliffy
whiteboard: =Miro, =Mural, figjam
collaboration tool / chat tool: =Slack, =Teams, microsoft teams, google chat, =Discord, mattermost, webex
video calls: =Zoom, =Teams, google meet, webex, skype
office suite / office software / microsoft office: =Excel, =Word, powerpoint, =Outlook, google workspace,
  libreoffice, google docs, google sheets, openoffice
electronic expenses / expenses system: =Concur, expensify, rydoo, spendesk, pleo, webexpenses, sap concur,
  =Certify
purchase system / procurement system / purchase-to-pay system / e-procurement: =Coupa, ariba, sap ariba,
  jaggaer, proactis, basware, oracle procurement, wax digital, science warehouse, in-tend, delta
  esourcing, mercell, bravo, ivalua, zip procurement
treasury system: kyriba, =Quantum, =Coda, ion treasury, gtreasury
consolidation / planning system / budgeting software: hyperion, anaplan, adaptive insights, =Planful,
  onestream, tagetik, adaptive planning, essbase, tm1, vena, jedox, oracle epm
transport management system / tms / transport system: mandata, =Stirling, roadrunner, blue yonder tms,
  =Descartes, =Qargo, oracle transportation, sap tm, transporeon, vigo, haulsys, freight software, proteo,
  =Hagrid, mandata manpack, haultech, microlise
routing software / route planning software / routing package / route planner / routing system: =Paragon,
  maxoptra, descartes, optrak, =Podfather, =Roadnet, truckstops, satalia, routific, logixcentral, dps
  logixcentral, onfleet, route4me, stream go
tachograph software / tachograph analysis / fleet software / fleet management system: tachomaster, optac,
  =Tranman, =Jaama, key2, fleetcheck, truckfile, r2c, =Freeway, =Convey, disc-check, vdo tachograph,
  webfleet, tomtom telematics, microlise, samsara, geotab, verizon connect, lightfoot, masternaut, trakm8,
  quartix, r2c online, chevin
freight forwarding software / customs software / customs system: cargowise, =Multifreight, =Sequoia,
  descartes pentant, asm sequoia, boxtop, destin8, cns compass, =CHIEF, cds, customs declaration service,
  aes, automated import system, forward office, ncts, maritime cargo
airline system / departure control: amadeus altea, altéa, navitaire, sabre dcs, sita, iport, worldtracer
rail system: =Trust, =Tops, =Genius, =Gemini, trainline, sims railway
parking system: chipside, taranto, =Imperial, =Conduent, zatpark
police system / crime system: =Niche, athena, holmes, pnc, =Storm, =Connect, police national computer, =Pulse
emergency control system / dispatch system: =MIS, c3, =Storm, netcad, ampds, nhs pathways, cad dispatch
planning system / planning software council: =Uniform, idox, idox uniform, =Acolaid, ocella, mastergov,
  =Aurora, planning portal, salesforce planning
benefits system: civica openrevenues, academy revenues, northgate revenues, =Searchlight, dwp cis
environmental health system: idox uniform, =Flare, civica app, tascomi, =M3
agricultural software / farm software: =Gatekeeper, farmplan, muddy boots, herdwatch, =Agriwebb, uniform
  agri, kingshay, muddyboots, sum-it, farmworks, greenlight grower, climate fieldview, moocall, agrinet
tractor guidance / gps guidance: john deere autotrac, greenstar, trimble agriculture, =Raven, topcon guidance
forklift / forklift truck: counterbalance, reach truck, moffett, telehandler, pallet truck, vna, llop,
  ppt, bendi, order picker, sideloader
vna / very narrow aisle: man-up, very narrow aisle, vna, flexi, narrow aisle
coffee machine / espresso machine: la marzocco, sanremo, conti, rancilio, victoria arduino, nuova
  simonelli, faema, =Slayer, synesso
woodworking machinery / woodworking machines: spindle moulder, planer, thicknesser, panel saw, bandsaw,
  dimension saw, edgebander, cnc router, four sider, altendorf, felder, wadkin, mortiser, tenoner
sheet metal machinery / press brake: trumpf, amada, bystronic, press brake, guillotine, laser cutter,
  punch press, salvagnini, ermaksan
printing press / digital press: heidelberg, komori, =Indigo, hp indigo, xerox, konica minolta, ricoh,
  roland press, kba, speedmaster, gto, versant
large format printer: mimaki, roland, hp latex, epson surecolor, mutoh, summa, esko kongsberg
embroidery / textile printing: tajima, barudan, wilcom, dtg, screen printing, sublimation, melco
diagnostic equipment / diagnostic tools: snap-on, autel, bosch kts, vcds, delphi, odis, ista, topix,
  techstream, tester lines, texa, autocom, wurth, picoscope, forscan, xentry
gas analyser / flue gas analyser: kane, testo, anton sprint, =TPI
electrical test equipment / test instruments / multifunction tester: megger, fluke, metrel, kewtech, mft,
  multimeter, oscilloscope, insulation tester, pat tester, seaward
alarm system / intruder alarms: texecom, =Galaxy, honeywell, pyronix, risco, scantronic, =Paradox, hkc, ajax
access control system: paxton, net2, =Salto, =Gallagher, =Lenel, inner range, c-cure, tdsi
fire alarm system / fire panel: kentec, =Morley, =Gent, =Notifier, c-tec, ziton, apollo
cctv system / vms: =Milestone, genetec, hikvision, avigilon, dahua, synectics, bosch cctv, indigovision
digital dictation: bighand, winscribe, dictate now, =Dragon, philips speechlive
`;

/** Names by which the same program goes, and makers that people leave out or put before it. */
export const TOOL_NAMES = `
=Premiere | premiere pro | adobe premiere
final cut | final cut pro | fcpx
ms project | microsoft project
tia portal | siemens tia portal
visio | microsoft visio
sharepoint | sharepoint online
active directory | =AD | ad accounts
autocad | auto cad
power automate | microsoft flow
raiser's edge | raisers edge | blackbaud
civica cx | civica
primavera | primavera p6 | p6
sap s/4hana | s/4hana | s4 hana | sap
lightroom | lightroom classic | adobe lightroom
google sheets | =Sheets
t-sql | transact-sql | tsql
=Spark | pyspark | apache spark | spark sql
mongodb | mongo | mongo db
=Opera | opera pms | oracle opera | opera cloud
net core | dotnet core | asp.net core
`;
