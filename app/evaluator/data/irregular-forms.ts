/** Forms that no rule of endings brings together: the base, then the others. */
export const IRREGULAR_FORMS = `
be am is are was were been being
become became
begin began begun
bring brought
build built
bus buses busses
buy bought
catch caught
choose chose chosen
come came
cut cutting
deal dealt
do does did done
draw drew drawn
drive drove driven driver drivers
eat ate eaten
feed fed
feel felt
find found
fly flew flown
forget forgot forgotten
gas gases gasses
freeze froze frozen
get got gotten
give gave given
go goes went gone
grow grew grown
have has had
hear heard
hold held
keep kept
know knew known
lay laid
lead led leading
learn learnt
leave left
lend lent
let letting
light lit
lose lost
make made
mean meant
meet met
pay paid
read reading
ride rode ridden
ring rang rung
rise rose risen
run ran running
say said
see saw seen
sell sold
send sent
set setting
show shown
shut shutting
sit sat
sleep slept
speak spoke spoken
spend spent
spill spilt
stand stood
steal stole stolen
sweep swept
take took taken
teach taught teacher teachers teaching
tell told
think thought
throw threw thrown
understand understood
wear wore worn
win won
write wrote written writing writer writers
reconcile reconciliation reconciliations
person people persons
man men
woman women
child children
foot feet
tooth teeth
analysis analyses analyse analyze analysed analyzed analysing analyzing
analyst analysts
math maths mathematics mathematical
maintain maintenance
repair repairs
`;
