# shellcheck shell=sh
# Networks and ports as the compose files want them, and as they are: for up.sh, upgrade.sh and replace-part.sh. A network that is wanted otherwise
# is replaced by compose for any command that needs it, `docker compose run` of a container beside those that serve too: it stops and
# disconnects what it was called for, and fails where anything else is on the network.

# Of each network: its name, whether it leads nowhere, whether this machine has no address in it, and its addresses, `-` if the engine chooses.
networks_wanted() {
  docker compose config | awk '
    function tell() { if (name != "" && !external) print name, internal, inhibited, subnet; name = "" }
    /^[^ ]/ { tell(); inside = $1 == "networks:"; next }
    !inside { next }
    { gsub(/["\047]/, "") }
    /^  [^ ]/ { tell(); internal = "false"; inhibited = "false"; subnet = "-"; external = 0 }
    $1 == "name:" { name = $2 }
    $1 == "internal:" { internal = $2 }
    $1 == "external:" { external = $2 == "true" }
    $1 == "com.docker.network.bridge.inhibit_ipv4:" { inhibited = $2 }
    $1 == "-" && $2 == "subnet:" { subnet = $3 }
    END { tell() }'
}
network_is() {
  docker network inspect --format '{{.Name}} {{.Internal}} {{or (index .Options "com.docker.network.bridge.inhibit_ipv4") "false"}} {{range .IPAM.Config}}{{.Subnet}} {{end}}' \
    "$1" 2>/dev/null
}
# The lines of networks_wanted whose network is there, made otherwise.
networks_that_differ() {
  networks_wanted | while read -r name internal inhibited subnet; do
    now=$(network_is "$name") || continue
    # shellcheck disable=SC2086  # its words
    set -- $now
    [ "$subnet" != - ] || subnet=${4:-}
    [ "$name $internal $inhibited $subnet" = "$1 $2 $3 ${4:-}" ] || echo "$name $internal $inhibited $subnet"
  done
}
names_of() { echo "$1" | awk '{ printf "%s%s", comma, $1; comma = ", " } END { print "" }'; }
project_of_networks() { docker compose config | sed -n 's/^name: //p'; }

# Why networks cannot be made anew, in a sentence; nothing where they can. Asked while all still serves. @ lines of networks_that_differ
find_obstacle() {
  project=$(project_of_networks)
  echo "$1" | while read -r name _ _ subnet; do
    for container in $(docker network inspect --format '{{range $id, $one := .Containers}}{{println $id}}{{end}}' "$name"); do
      # An image that compose has built names the project, too, and gives that to any container of it: a number has only one of compose's own.
      case "$(docker inspect --format '{{index .Config.Labels "com.docker.compose.project"}} {{index .Config.Labels "com.docker.compose.container-number"}}' "$container")" in
      "$project "[0-9]*) continue ;;
      esac
      other=$(docker inspect --format '{{.Name}}' "$container" | sed 's|^/||')
      echo "$other is on the network $name, which has to be made anew: docker network disconnect $name $other, and connect it again afterwards."
    done
    case "$(network_is "$name") " in *" $subnet "*) continue ;; esac
    trial=${name}_trial
    if docker network create --subnet "$subnet" "$trial" >/dev/null 2>&1; then
      docker network rm "$trial" >/dev/null
    else
      echo "The addresses $subnet of the network $name are taken on this machine: name others by EDGE_NETWORK in .env, see .env.example."
    fi
  done | head -n 1
}

# The published ports that something else on this machine has, as `0.0.0.0:443/tcp`. By an image that is there: the engine tries each.
ports_taken() {
  ours=$(docker ps --filter "label=com.docker.compose.project=$(project_of_networks)" --format '{{.Ports}}')
  image=$(docker compose config web | sed -n 's/^ *image: \(.*\/web:.*\)/\1/p' | head -n 1)
  docker compose config | awk '
    { gsub(/["\047]/, "") }
    $1 == "host_ip:" { host = $2 }
    $1 == "published:" { published = $2 }
    $1 == "protocol:" && published != "" { print (host == "" ? "0.0.0.0" : host), published, $2; host = published = "" }' |
    while read -r host published protocol; do
      case $ours in *":$published->"*"/$protocol"*) continue ;; esac
      docker run --rm --network bridge --publish "$host:$published:1/$protocol" --entrypoint true "$image" >/dev/null || echo "$host:$published/$protocol"
    done
}

# The new version's `migrate` on the networks of before, while the version before serves. In a shell of its own, whose trap is that of nobody else.
migrate_on_former_networks() (
  settings=$(mktemp)
  # The settings have all secrets in them that .env has.
  trap 'rm -f "$settings"' EXIT
  trap 'exit 130' INT TERM HUP
  {
    docker compose config migrate | awk '/^[^ ]/ { inside = $1 == "networks:" } !inside'
    echo networks:
    # One that is not there yet is made as it is wanted.
    docker compose config | awk -v "there= $(docker network ls --format '{{.Name}}' | tr '\n' ' ')" '
      /^[^ ]/ { inside = $1 == "networks:"; next }
      !inside { next }
      /^  [^ ]/ { print; next }
      $1 == "name:" { print; external = index(there, " " $2 " "); if (external) print "    external: true"; next }
      !external { print }'
  } >"$settings"
  migrated=0
  # What runs is in none of its services.
  COMPOSE_IGNORE_ORPHANS=true docker compose --project-directory . --file "$settings" run --rm --no-deps -T migrate || migrated=$?
  exit "$migrated"
)
