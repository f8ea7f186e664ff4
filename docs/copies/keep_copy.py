"""Keeps an exact copy of a company: an export of each kind, then the feed. Killed at any time, it continues where it was.
Needs only Python 3.9: BASE_URL=... TOKEN=... COPY=copy.sqlite python3 keep_copy.py"""
import json, os, re, sqlite3, time
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.request import Request, urlopen
KINDS = ("department role branch user job step opening candidate merge application offer interview scorecard visit comment tag " +
         "reason source team-member scorecard-template message-template").split()
# What an event has besides its object, and of it only a part.
BESIDE = re.compile("(changed|previous.+|duplicate.*|candidate|job|jobCode|tag|vacancies|visits|customFields)$")
# Fields with a scope of their own, or with such parts: events only name them in changed.
GATED = {"job": {"salary", "customFields"}, "candidate": {"identificationDocument", "salaryExpectation", "customFields"},
         "offer": {"salary", "customFields"}, "application": {"hiring", "customFields"},
         "scorecard": {"answers", "recommendation"}}
SHOWN = {"user": "job.recruiter job.manager team-member.user", "candidate": "application.candidate"}  # with their codes
BROKEN = (OSError, ValueError, HTTPException)  # an answer that broke off
if missing_settings := [name for name in ("BASE_URL", "TOKEN") if not os.environ.get(name)]:
    raise SystemExit(f"Not set: {', '.join(missing_settings)}")
db = sqlite3.connect(os.environ.get("COPY", "copy.sqlite"))
db.execute("create table if not exists copies (kind text, id integer, data text, primary key (kind, id))")
db.execute("create table if not exists progress (name text primary key, value text)")
def get(path, *gone):
    """The answer, once there is one; None if its status is one of gone. Transient failures are retried, others end the program."""
    request = Request(f"{os.environ['BASE_URL']}/api/v2{path}", headers={"Authorization": f"Bearer {os.environ['TOKEN']}"})
    while True:
        try:
            return urlopen(request, timeout=60)
        except HTTPError as error:
            if error.code in gone:
                return None
            if error.code < 500 and error.code != 429:
                raise SystemExit(f"{error.code} for {path}: {error.read().decode(errors='replace')}")
            time.sleep(int(error.headers.get("Retry-After", 1)))
        except BROKEN:
            time.sleep(1)
def path_of(kind):
    return "/branches" if kind == "branch" else f"/{kind}s"
def read(name):
    return (db.execute("select value from progress where name = ?", (name,)).fetchone() or [None])[0]
def note(name, value):
    db.execute("insert or replace into progress values (?, ?)", (name, value))
def put(kind, id, data):
    """Stores an object, or some of its fields."""
    old = db.execute("select data from copies where kind = ? and id = ?", (kind, id)).fetchone() or ["{}"]
    db.execute("insert or replace into copies values (?, ?, ?)", (kind, id, json.dumps({**json.loads(old[0]), **data})))
def start_anew():  # after a 410: the log has lost the cursor
    db.executescript("begin; delete from copies; delete from progress; commit")
def copy_all(kind):
    """Copies all rows of a kind. The cursor of the first export is kept: later events may be in the rows, and come again."""
    after, cursor = read(kind), read("cursor")
    answer = get(f"/exports{path_of(kind)}" + (f"?after={after}&cursor={cursor}" if after else ""), 410)
    if answer is None:
        return start_anew()
    for count, line in enumerate(answer, 1):
        row = json.loads(line)
        if "id" in row:
            put(kind, row["id"], row)
        if "id" not in row or count % 500 == 0:
            note("cursor", cursor or answer.headers["X-Export-Cursor"])
            note(kind, row.get("id", "all"))
            db.commit()
def apply(event, kind, id, data):
    """Makes the copy what it is after the event. The same event again changes nothing."""
    def change(other, field, new):
        for each, in db.execute(f"select id from copies where kind = ? and json_extract(data, '$.{field}') = ?", (other, id)).fetchall():
            put(other, each, new)
    gone = id if event.endswith(".deleted") else data.get("duplicateId")  # another candidate, who was merged, or comes back
    db.execute("""delete from copies where (kind = ?1 or kind = 'merge' and ?1 = 'candidate') and id = ?2
        or ?1 = 'job' and json_extract(data, '$.jobId') = ?2""", (kind, gone))
    if "duplicate" in data:
        put("merge", gone, data["duplicate"])
    if gone != id and kind in KINDS:
        put(kind, id, {field: value for field, value in data.items() if not BESIDE.match(field)})
        if "vacancies" in data:
            put("job", data.get("jobId", id), {"vacancies": data["vacancies"], "numVacancies": data["vacancies"]["total"]})
        for visit in data.get("visits", []):
            put("visit", visit["id"], visit)
        gated = GATED.get(kind, set())
        is_new = event.endswith((".created", ".anonymized")) and (kind != "application" or "customFields" in data)
        changed = gated if is_new or data.get("hiring") else data.get("changed", [])
        if gated.intersection(field.split(".")[0] for field in changed) and (answer := get(f"{path_of(kind)}/{id}", 308, 404, 410)):
            now = json.load(answer)
            if now["id"] == id:  # who was merged since leads to another one
                put(kind, id, {field: value for field, value in now.items() if field in gated})
        if kind in ("department", "role", "branch"):  # names and codes that other objects show
            change("job", f"{kind}Id", {f"{kind}Name": data["name"], f"{kind}Code": data["code"]})
            change("user", f"{kind}Id", {f"{kind}Code": data["code"]})
        for other, field in (place.split(".") for place in SHOWN.get(kind, "").split()):
            change(other, f"{field}Id", {f"{field}Code": data.get("code")})
        for other in ("offer", "interview", "scorecard", "comment") if kind == "application" else ():  # go with it in merges
            change(other, "applicationId", {"candidateId": data["candidateId"]})
        if kind == "branch":
            place = "select key from json_each(data, '$.branchIds') where value = ?"
            db.execute(f"""update copies set data = json_set(data, '$.branchCodes[' || ({place}) || ']', ?)
                where kind = 'user' and exists ({place})""", (id, data["code"], id))
        if kind == "step":
            change("application", "currentStep.id", {"currentStep": {field: data[field] for field in "id name code type category".split()}})
def missing():
    """The first kind that is not copied yet."""
    return next((kind for kind in KINDS if read(kind) != "all"), None)
while True:
    while kind := missing():
        try:
            copy_all(kind)
        except BROKEN:
            db.rollback()
        if kind == missing():  # an export that broke off has no last line: it goes on
            time.sleep(1)
    while answer := get(f"/events?after={read('cursor')}&wait=20&maxPageSize=100", 410):
        try:
            page = json.load(answer)
        except BROKEN:
            time.sleep(1)
            continue
        for event in page["results"]:
            apply(event["event"], event["entity"]["type"], event["entity"]["id"], event["data"])
        note("cursor", page["cursor"])
        db.commit()
        print(len(page["results"]), "events, up to", page["cursor"], flush=True)
    start_anew()
