/** Verbs that people use for the same doing, one group a line; the object tells what was done. */
export const VERB_GROUPS = `
lead manage supervise run oversee head look charge responsible
own run manage responsible look charge keep hold
plan organise arrange schedule coordinate set
book arrange organise reserve
prepare write draft draw put make produce compile do
write draft document author prepare compose produce
build create make develop design set program write
design draw create plan model sketch
maintain keep look update service care
repair fix mend replace
check inspect test verify examine control review walk
test check try verify
reconcile balance tie match clear
track follow monitor record log watch keep
report write present send produce
train teach show instruct coach mentor induct
teach train instruct lecture show explain deliver
mentor coach train support guide
advise guide counsel talk help
support help assist look care
assist help support work
handle deal manage resolve sort process take
resolve fix solve settle sort close
answer reply respond take handle
explain show tell describe present
negotiate agree bargain deal
sell upsell recommend advise offer
buy purchase order source procure
order buy purchase reorder
count stocktake check
pack load wrap
load unload stack secure strap
deliver drive bring drop transport
drive deliver operate run
operate run use work drive
install fit mount put set
assemble build fit put
clean wash disinfect wipe sanitise
cook prepare make run
serve wait look
cut trim style
measure record monitor take
analyse study examine look dig
investigate look find trace dig
find source get locate
recognise notice spot see
escalate call raise refer report
document record write log chart note
record write log note keep enter
file lodge submit send prepare
lodge file submit
submit send file
process run do handle
calculate work cost price compute
cost price calculate
price estimate quote cost calculate
inspect survey assess review value measure price underwrite
dispatch send allocate assign
budget plan spend hold
forecast predict plan project
implement introduce roll launch set
launch release ship roll start
improve cut reduce raise speed change
reduce cut lower bring
increase raise grow lift
migrate move transfer
automate script write
deploy release ship roll
code program write develop
debug fix find trace
recruit hire interview find
interview hire ask speak talk
liaise talk speak work coordinate
communicate talk speak write explain
collaborate work
present show explain speak
greet welcome receive meet
welcome greet receive
chase call ring phone follow remind
call ring phone
take draw collect
give administer
administer give
care look nurse wash help
assess examine check judge
treat care
dispense hand issue fill
hand give pass
monitor watch observe check
patrol walk guard watch
secure lock protect strap
protect guard
calm talk quieten listen soothe
rank prioritise decide order choose
decide choose prioritise set
pull query extract get
query pull write
facilitate run lead moderate
moderate run lead
translate interpret
edit proofread correct
proofread edit correct read
publish post release
post publish
market promote advertise
promote market advertise
`;
