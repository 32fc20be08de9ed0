#!/usr/bin/env bash
# Makes the documents of the seed anew from sources/. Needs LibreOffice Writer, poppler-utils, ImageMagick and img2pdf
# (all from Debian).
# The seed itself never runs this: the documents are committed.
set -euo pipefail
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# make NAME STYLE FORMAT: one source, set in one of the styles, saved as pdf, docx or doc.
make() {
  local filter
  case "$3" in
    pdf) filter=pdf:writer_pdf_Export ;;
    docx) filter="docx:MS Word 2007 XML" ;;
    doc) filter="doc:MS Word 97" ;;
  esac
  {
    echo "<!doctype html><html><head><meta charset='utf-8'><style>"
    cat "sources/$2.css"
    echo "</style></head><body>"
    cat "sources/$1.html"
    echo "</body></html>"
  } >"$work/$1.html"
  office --infilter="HTML (StarWriter)" --convert-to odt:writer8 "$work/$1.html"
  office --convert-to "$filter" "$work/$1.odt"
  mv "$work/$1.$3" "$1.$3"
}

office() {
  soffice --headless -env:UserInstallation="file://$work/profile" "$@" --outdir "$work" >/dev/null 2>&1
}

make sarah-chen serif pdf
make marcus-johnson sans docx
make maria-fernandez sans pdf
make tomasz-wisniewski plain docx
make emily-rodriguez serif pdf
make emily-rodriguez-letter serif docx
make anjali-subramaniam sans doc
make kai-nakamura plain docx
make fatima-el-amrani sans docx
make david-kim sans pdf
make jonas-weber serif doc
make siobhan-orourke plain doc

# Amara's CV is what a scanner makes: a slightly crooked picture of a page, without any text in the file.
make amara-okafor serif pdf
pdftoppm -r 130 -gray -png amara-okafor.pdf "$work/page"
convert "$work"/page*.png -background white -rotate 0.6 +repage -attenuate 0.15 +noise Gaussian -threshold 62% \
  -compress Group4 -units PixelsPerInch -density 130 "$work/scan.tiff"
img2pdf --nodate "$work/scan.tiff" --output amara-okafor.pdf
